import { Segments } from "./segments.tsx";

/** The grade of a lot, as its page words it. */
const GRADES = ["Poor", "Fair", "Average", "Good", "Like new"];
const CHOICES = GRADES.map((word, place) => ({ value: String(place + 1), word: `${place + 1} ${word}` }));

interface GradeFieldProps {
  /** 1 to 5. */
  value: number | undefined;
  onChange: (grade: number) => void;
  readOnly: boolean;
}

export function GradeField({ value, onChange, readOnly }: GradeFieldProps) {
  return (
    <Segments
      label="Grade"
      choices={CHOICES}
      value={value === undefined ? undefined : String(value)}
      onChange={(grade) => onChange(Number(grade))}
      readOnly={readOnly}
    />
  );
}
