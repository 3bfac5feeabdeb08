import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { WaitingList } from "./waiting-list.tsx";

/** The page of a seller: the questions on their lots that wait for an answer. */
export function SaleQuestionsScreen() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-4 pb-28 lg:px-gutter lg:pt-5">
      <Link to="/sale" className="touch inline-flex items-center gap-1 text-small text-blue hover:underline">
        <ChevronLeft aria-hidden size={16} strokeWidth={1.75} className="rtl:-scale-x-100" /> Selling
      </Link>
      <h1 className="mt-1 text-h1">Questions</h1>
      <WaitingList of="sale" />
    </div>
  );
}

/** The staff's list at the desk. */
export function QuestionsTab() {
  return (
    <>
      <h1 className="pt-5 text-h1">Questions</h1>
      <p className="mt-1 text-body text-pretty text-text-2">
        The sellers answer first. Answer what the house knows; close what has no place here.
      </p>
      <WaitingList of="staff" />
    </>
  );
}
