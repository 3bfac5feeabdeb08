/** The style sheet of a report. */
export const STYLE = `
:root{--text:#0F1E2E;--text-2:#465464;--text-3:#5E6A78;--line:#E2E6EA;--salt:#F4F6F6;--ink:#0B1B2B;--red:#C8172B;
--red-tint:#FDF0F1;--red-text:#8E0F1E;--green:#0A7544;--green-tint:#E6F4EC;--green-text:#07512F;--orange:#AE4405;--blue:#1457B8}
*{box-sizing:border-box;margin:0}
body{font:14px/20px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:#fff;
-webkit-text-size-adjust:100%}
main{max-width:1160px;margin:0 auto;padding:28px 28px 56px}
header{display:flex;align-items:baseline;gap:12px;flex-wrap:wrap;padding-bottom:16px;border-bottom:1px solid var(--line)}
.logo{width:26px;height:26px;align-self:center}
h1{font-size:28px;line-height:34px;font-weight:680;letter-spacing:-.022em}
h2{font-size:18px;line-height:24px;font-weight:650;margin:32px 0 12px}
h3{font-size:15px;line-height:20px;font-weight:620}
.about{color:var(--text-3);font-size:13px}
.band{display:flex;gap:10px;align-items:flex-start;padding:12px 16px;margin:20px 0;font-weight:560}
.band svg{flex:none;margin-top:1px}
.band.good{background:var(--green-tint);color:var(--green-text)}
.band.bad{background:var(--red-tint);color:var(--red-text)}
.band ul{margin:4px 0 0;padding:0;list-style:none;font-weight:400}
.figures{margin-top:24px;display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:20px 24px}
.figure b{display:block;font-size:28px;line-height:32px;font-weight:680;letter-spacing:-.022em;font-variant-numeric:tabular-nums}
.figure b small{font-size:15px;font-weight:520;color:var(--text-3);letter-spacing:0;margin-left:3px}
.figure span{color:var(--text-2);font-size:13px}
.figure em{display:block;font-style:normal;font-size:12px;line-height:16px;color:var(--text-3)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));gap:28px 32px}
.chart figcaption{display:flex;justify-content:space-between;align-items:baseline;gap:12px}
.unit{color:var(--text-3);font-size:12px}
.chart svg{display:block;width:100%;height:auto;overflow:visible;margin-top:4px}
.grid{stroke:var(--line)}
.tick{font-size:11px;fill:var(--text-3);font-variant-numeric:tabular-nums}
.line{fill:none;stroke-width:1.75;stroke-linejoin:round;stroke-linecap:round}
.bound{stroke:var(--orange);stroke-dasharray:2 3}
.bound-name{font-size:11px;fill:var(--orange)}
.outage{fill:#FFF1E4}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;list-style:none;color:var(--text-2);font-size:12px}
.key{display:inline-block;width:16px;border-top:2px solid var(--line-colour);margin-right:6px;vertical-align:middle}
.key.dashed{border-top-style:dashed;opacity:.6}
.finding{border-top:1px solid var(--line);padding:12px 0}
.finding h3{display:flex;gap:8px;align-items:baseline;flex-wrap:wrap}
.finding h3 span{font-weight:400;color:var(--text-3);font-size:13px}
.finding p{margin:4px 0 8px;overflow-wrap:anywhere}
summary{cursor:pointer;color:var(--blue);font-size:13px}
pre{background:var(--salt);padding:12px;overflow-x:auto;font:12px/17px ui-monospace,SFMono-Regular,Menlo,monospace;margin-top:8px;
max-height:340px}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:7px 12px 7px 0;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th{font-weight:560;color:var(--text-3);font-size:12px}
th:first-child,td:first-child{text-align:left}
td.missed{color:var(--red-text);font-weight:620}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
@media(max-width:600px){main{padding:16px 16px 40px}h1{font-size:22px;line-height:28px}.figure b{font-size:24px}
.figures{grid-template-columns:1fr 1fr}.tick,.bound-name{font-size:17px}}
@media print{main{max-width:none;padding:0}.chart,.finding{break-inside:avoid}}
`;
