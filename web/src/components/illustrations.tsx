/** Decorative drawings made of the mark: always beside a sentence that says the same. */

/** The mark's outline gone, a can buoy where it lay. */
export function LostBuoy({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 350 120" fill="none" className={className}>
      <g stroke="#C5CDD5" strokeWidth="2">
        <path d="M0 84h350M30 94h66M140 94h52M244 94h88M80 104h38M200 104h56" strokeLinecap="round" />
        <path
          d="M80 82V16l52 42 52-42v66c0 10-24 16-52 16S80 92 80 82Z"
          strokeWidth="3"
          strokeDasharray="9 8"
          strokeLinejoin="miter"
        />
      </g>
      <path d="M275 4v14" stroke="#0B1B2B" strokeWidth="3" />
      <path d="M267 34h16l9 50h-34Z" fill="#fff" stroke="#0B1B2B" strokeWidth="3" strokeLinejoin="round" />
      <path d="M262.6 59h24.8l2 12h-28.8Z" fill="#C8172B" />
      <path d="M268 17h14v16h-14z" fill="#C8172B" />
    </svg>
  );
}

/** The mark adrift, its light still on. */
export function Adrift({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 500 346" fill="none" className={className}>
      <circle cx="248" cy="170" r="166" stroke="#E2E6EA" strokeWidth="2" />
      <ellipse
        cx="247"
        cy="173"
        rx="247"
        ry="104"
        transform="rotate(-12 247 173)"
        stroke="#C5CDD5"
        strokeWidth="2"
        strokeDasharray="4 8"
        strokeLinecap="round"
      />
      <g transform="rotate(-13 248 190)">
        <path d="M248 192V62" stroke="#0B1B2B" strokeWidth="4" />
        <g transform="translate(116.8 56) scale(8.2)">
          <path
            d="M4.8 20.5V5.6L16 17.4 27.2 5.6V20.5C27.2 26 22.4 28.6 16 28.6S4.8 26 4.8 20.5Z"
            fill="#fff"
            stroke="#0B1B2B"
            strokeWidth="2.9"
          />
        </g>
        <circle cx="248" cy="58" r="11" fill="#FF7F1F" />
        <path
          d="M279 34l-11 13M217 34l11 13M288 60h-16M208 60h16"
          stroke="#FF7F1F"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <circle cx="487" cy="115" r="7.5" fill="#1457B8" />
      <path
        d="M156 0v8M152 4h8M34 40v14M27 47h14M434 32v10M429 37h10M78 300v10M73 305h10M458 288v14M451 295h14M322 334v8M318 338h8"
        stroke="#8592A0"
        strokeWidth="2"
      />
    </svg>
  );
}
