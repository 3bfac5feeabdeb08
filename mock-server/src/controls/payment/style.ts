/** The style sheet of the simulated provider: plain, and readable on a phone. */
export const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f4f6f6;color:#0f1e2e;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
header{background:#13293d;color:#fff}
header p{max-width:28rem;margin:0 auto;padding:.875rem 1rem;font-weight:600}
main{max-width:28rem;margin:0 auto 2rem;padding:1.25rem 1rem 1.5rem;background:#fff}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25;letter-spacing:-.02em}
h2{margin:0;font-size:.9375rem}
dl{margin:0 0 1.25rem}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid #e2e6ea}
dt{color:#465464;font-size:.9375rem}dd{margin:0;font-variant-numeric:tabular-nums;white-space:nowrap}
dl .total{border-top:2px solid #0f1e2e;border-bottom:0;font-weight:650}.total dt{color:inherit}
.field{margin:0 0 1rem}.two{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:start}
label{display:block;margin:0 0 .375rem;font-size:.875rem;font-weight:600}
input{width:100%;min-height:3rem;padding:0 .75rem;border:1px solid #8592a0;border-radius:6px;background:#fff;color:inherit;
font:inherit;font-variant-numeric:tabular-nums}
input[aria-invalid]{border-color:#c8172b;background:#fdf0f1}
.keep{display:flex;align-items:start;gap:.75rem;margin:0 0 1rem}.keep input{flex:none;width:1.5rem;height:1.5rem;min-height:0;margin:0}
.keep small{display:block;color:#465464;font-size:.875rem;font-weight:400}
.error{margin:.375rem 0 0;color:#8e0f1e;font-size:.875rem}
.alert{margin:0 0 1rem;padding:.75rem .875rem;border-radius:6px;background:#fdf0f1;color:#8e0f1e;font-size:.9375rem}
button{width:100%;min-height:3.25rem;margin:.25rem 0 0;border:0;border-radius:6px;background:#c8172b;color:#fff;font:inherit;
font-weight:650;cursor:pointer}
button:hover{background:#a50f21}
a{display:inline-block;min-height:2.75rem;padding:.625rem 0;color:#1457b8}
p{margin:.5rem 0}.small{color:#465464;font-size:.875rem}
aside{margin:1.25rem 0 0;padding:.875rem 1rem;border-radius:6px;background:#eaf2fc;color:#0e438f;font-size:.875rem}
aside ul{margin:.5rem 0 0;padding:0;list-style:none}aside li{padding:.25rem 0}
code{font:600 .9375rem/1.4 ui-monospace,Menlo,Consolas,monospace;white-space:nowrap}aside li code{display:block}
:focus-visible{outline:3px solid #1457b8;outline-offset:2px}
@media (min-width:40rem){main{margin-top:2rem;padding:2rem;border-radius:8px}header p{padding-inline:2rem}}`;
