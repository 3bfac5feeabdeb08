import { useNavigate } from "@tanstack/react-router";
import { Command } from "cmdk";
import {
  Bug,
  CircleUserRound,
  Keyboard,
  LogIn,
  LogOut,
  type LucideIcon,
  PhoneCall,
  Search,
} from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Dialog, DialogContent, DialogTitle } from "#/components/ui/dialog.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { useMe } from "#/lib/http/queries.ts";
import { groupsOf } from "#/lib/groups-of.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { areasFor } from "../model/areas.ts";
import { leave } from "../model/leave.ts";
import { Suggested, type SuggestedRow } from "#/features/catalogue/public.ts";

/** Finds lots, areas and commands by a few letters. Arrow keys choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const me = useMe() ?? null;
  const [words, setWords] = useState("");
  /** Closes first, so that the focus returns before the next page takes it. */
  const then = (act: () => void) => () => {
    onClose();
    requestAnimationFrame(act);
  };
  const help = () => {
    onClose();
    openDialog("key-help");
  };
  const to = (path: string, search: Record<string, string> = {}) =>
    then(() => void navigate({ to: path as "/auction", search }));
  const opened = ({ choice }: SuggestedRow) =>
    then(() => {
      if (choice.to === "act") choice.act();
      else if (choice.to === "lot") void navigate({ to: "/auction/$id", params: { id: String(choice.id) } });
      else void navigate({ to: "/auction", search: choice.search });
    });

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="overflow-hidden p-0 md:top-[12vh] md:max-w-160 md:translate-y-0"
      >
        <DialogTitle className="sr-only">Search and commands</DialogTitle>
        <Command label="Search and commands" loop>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search aria-hidden size={20} strokeWidth={1.75} className="text-text-2" />
            <Command.Input
              value={words}
              onValueChange={setWords}
              placeholder="A lot, a place, a command"
              className="h-14 flex-1 bg-transparent text-[1rem] outline-none placeholder:text-text-3"
            />
          </div>
          <Command.List className="max-h-[min(26rem,60vh)] overflow-y-auto p-2">
            <Command.Empty className="px-3 py-8 text-center text-body text-text-2">
              Nothing has that name.
            </Command.Empty>
            {words.trim() !== "" && <Found words={words} onSelect={opened} />}
            <Group heading="Go to">
              {areasFor(me, hasScreen).map(({ label, group, icon, to: path, search, key }) => (
                <Item
                  key={label}
                  icon={icon}
                  value={`${group ?? ""} ${label}`}
                  onSelect={to(path, search)}
                  keys={key && `G ${key.toUpperCase()}`}
                >
                  {group === undefined ? label : `${group}: ${label}`}
                </Item>
              ))}
              {me && hasScreen("/account") && (
                <Item icon={CircleUserRound} onSelect={to("/account")}>
                  Account
                </Item>
              )}
            </Group>
            <Group heading="Commands">
              <Item icon={Keyboard} onSelect={help} keys="?">
                Keyboard shortcuts
              </Item>
              <Item icon={PhoneCall} onSelect={then(() => void openDialog("call-back", { subject: null }))}>
                Ask for a call-back
              </Item>
              <Item icon={Bug} onSelect={then(() => void openDialog("report"))}>
                Report a problem
              </Item>
              {me ? (
                <Item icon={LogOut} onSelect={then(() => void leave())}>
                  Sign out
                </Item>
              ) : (
                <Item icon={LogIn} onSelect={to("/signin")}>
                  Sign in
                </Item>
              )}
            </Group>
          </Command.List>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

/** What the server finds by these words. */
function Found({ words, onSelect }: { words: string; onSelect: (row: SuggestedRow) => () => void }) {
  return (
    <Suspense>
      <Suggested text={words}>
        {(rows) =>
          groupsOf(rows).map(([heading, some]) => (
            <Group key={heading} heading={heading}>
              {some.map((row) => (
                // The server found it; the typed words keep the palette's own filter from hiding it.
                <Item key={row.key} value={`${words} ${row.key}`} onSelect={onSelect(row)}>
                  {row.face}
                </Item>
              ))}
            </Group>
          ))
        }
      </Suggested>
    </Suspense>
  );
}

function Group({ heading, children }: { heading: string | null; children: ReactNode }) {
  return (
    <Command.Group
      {...(heading !== null && { heading })}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-micro [&_[cmdk-group-heading]]:text-text-3"
    >
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  icon?: LucideIcon;
  value?: string;
  /** The shortcut of the same action. */
  keys?: string | undefined;
  onSelect: () => void;
  children: ReactNode;
}

function Item({ icon: Icon, value, keys, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      {...(value !== undefined && { value })}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-body data-[selected=true]:bg-salt"
    >
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="text-text-2" />}
      {children}
      {keys !== undefined && <kbd className="ms-auto font-sans text-small text-text-3">{keys}</kbd>}
    </Command.Item>
  );
}
