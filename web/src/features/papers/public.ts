/** The tax documents of a person, for the page of their money. */
export { MyPapers } from "./my-papers.tsx";
