import { Link } from "@tanstack/react-router";

interface LegalLinksProps {
  className?: string;
  onPress?: () => void;
}

/** Links to the three legal texts. */
export function LegalLinks({ className, onPress }: LegalLinksProps) {
  const link = "touch text-small text-text-2 hover:text-blue hover:underline";
  const press = onPress && { onClick: onPress };
  return (
    <div className={className}>
      <Link to="/conditions" className={link} {...press}>
        Conditions
      </Link>
      <Link to="/terms" className={link} {...press}>
        Terms
      </Link>
      <Link to="/policy" className={link} {...press}>
        Policy
      </Link>
    </div>
  );
}
