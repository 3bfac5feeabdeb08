/** The tax documents and statements of a person, for the page of their money; and a statement beside a list. */
export { MyPapers } from "./my-papers.tsx";
export { MyStatements } from "./my-statements.tsx";
export { SaleFiles, SaleReportView } from "./sale-report.tsx";
