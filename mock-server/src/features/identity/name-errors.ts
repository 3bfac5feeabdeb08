/** Checks the names of a person. */
import { nameProblem, plainName } from "@marsa/api-spec/text/names";
import { fieldWord, type FieldError } from "@marsa/api-spec/rules";

/** Returns the errors of both names. The last name may be missing: some people have one name. */
export function nameErrors({
  firstName,
  lastName = "",
}: {
  readonly firstName: string;
  readonly lastName?: string;
}): FieldError[] {
  const names = { firstName, ...(plainName(lastName) !== "" && { lastName }) };
  return Object.entries(names).flatMap(([field, name]) => {
    const message = nameProblem(name, fieldWord(field));
    return message === null ? [] : [{ field, message }];
  });
}
