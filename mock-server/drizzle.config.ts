/** `npm run migration -w @marsa/mock-server` writes the next migration after a change of the schema. */
export default {
  dialect: "sqlite",
  casing: "snake_case",
  schema: "./src/tables/schema/*.ts",
  out: "./src/tables/migrations",
};
