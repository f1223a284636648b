/** The look of the editor's start page, without its script. */
export const ACCOUNT_CSS = `
:root{color-scheme:light;font:.875rem/1.5 adobe-clean,'Source Sans Pro',system-ui,sans-serif;color:#222;background:#fff}
*{box-sizing:border-box}
body{margin:0}
main{margin-inline:auto;max-inline-size:70rem;padding:24px 20px 64px}
h1{font-size:1.75rem;line-height:1.3;margin:0 0 8px}
h2{border-block-start:1px solid #d5d5d5;font-size:1.375rem;line-height:1.3;margin:40px 0 16px;padding-block-start:24px}
h3{font-size:1rem;line-height:1.3;margin:24px 0 8px}
p{margin:0 0 16px;max-inline-size:65ch}
a{color:#0d66d0}
.note{color:#505050}
:focus-visible{outline:2px solid #0d66d0;outline-offset:2px}
label,legend{color:#464646;display:block;font-size:.8125rem;padding:0}
input:not([type=checkbox],[type=hidden]),select,textarea{background:#fff;border:1px solid #767676;border-radius:4px;color:inherit;display:block;font:inherit;inline-size:100%;margin-block-start:4px;min-block-size:36px;padding:6px 10px}
input:hover,select:hover,textarea:hover{border-color:#222}
fieldset{border:0;margin:0;min-inline-size:0;padding:0}
.check{align-items:center;color:#222;display:flex;font-size:.875rem;gap:8px;min-block-size:28px}
.checks{display:flex;flex-wrap:wrap;gap:0 20px}
button,.button{background:#fff;border:2px solid #505050;border-radius:18px;color:#222;cursor:pointer;display:inline-block;font:inherit;font-weight:700;line-height:1.3;min-block-size:36px;padding:6px 18px;text-align:center;text-decoration:none;white-space:nowrap}
button:hover,.button:hover{background:#505050;color:#fff}
.main{background:#0d66d0;border-color:#0d66d0;color:#fff}
.main:hover{background:#095aba;border-color:#095aba}
.danger{border-color:#c9252d;color:#b4151d}
.danger:hover{background:#b4151d;border-color:#b4151d;color:#fff}
.small{border-width:1px;font-weight:400;min-block-size:28px;padding:3px 12px}
.said{border-inline-start:4px solid #0d66d0;background:#f0f6fd;margin-block:0 20px;max-inline-size:none;padding:10px 14px}
.said[role=alert]{background:#fdf1f1;border-color:#c9252d}
.secret{background:#f4f4f4;border:1px solid #d5d5d5;border-radius:4px;display:block;font:1rem/1.5 ui-monospace,monospace;margin-block:8px;overflow-wrap:anywhere;padding:8px 12px}
.bar{align-items:center;display:flex;flex-wrap:wrap;gap:4px 20px;justify-content:space-between;margin-block-end:20px}
.form{display:grid;gap:16px 20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));align-items:end}
.form .wide{grid-column:1/-1}
.actions{align-items:center;display:flex;flex-wrap:wrap;gap:8px 12px}
.actions form{display:contents}
.form+.actions{margin-block-start:12px}
details{border-block-end:1px solid #d5d5d5}
details:first-of-type{border-block-start:1px solid #d5d5d5}
summary{cursor:pointer;display:grid;gap:0 20px;grid-template-columns:minmax(9rem,1.2fr) minmax(8rem,1fr) minmax(8rem,1.6fr) 5rem;list-style:none;overflow-wrap:anywhere;padding:10px 8px 10px 28px;position:relative}
summary::-webkit-details-marker{display:none}
summary::before{border:solid #505050;border-width:0 2px 2px 0;block-size:7px;content:'';inline-size:7px;inset-block-start:16px;inset-inline-start:9px;position:absolute;transform:rotate(-45deg)}
details[open]>summary::before{transform:rotate(45deg)}
summary:hover{background:#f4f4f4}
summary b{display:block}
.more{padding:8px 8px 28px 28px}
.state{text-align:end;white-space:nowrap}
.off{color:#b4151d}
table{border-collapse:collapse;inline-size:100%}
th,td{border-block-end:1px solid #d5d5d5;font-weight:400;overflow-wrap:anywhere;padding:6px 12px 6px 0;text-align:start;vertical-align:middle}
thead th{color:#505050;font-size:.75rem}
.scroll{overflow-x:auto}
.sign{align-items:center;background:#f4f4f4;display:flex;justify-content:center;min-block-size:100vh;padding:24px 16px}
.sign main{background:#fff;border:1px solid #d5d5d5;border-radius:8px;inline-size:100%;margin:0;max-inline-size:25rem;padding:32px}
.sign .form{grid-template-columns:1fr;margin-block-start:20px}
.sign button,.sign .button{inline-size:100%}
.or{align-items:center;color:#505050;display:flex;gap:12px;margin-block:20px}
.or::before,.or::after{background:#d5d5d5;block-size:1px;content:'';flex:1}
.languages{border-block-start:1px solid #d5d5d5;display:flex;flex-wrap:wrap;gap:8px;justify-content:center;margin-block-start:24px;padding-block-start:16px}
.sign .languages button{border-color:transparent;inline-size:auto}
.languages button[aria-current]{border-color:#505050;font-weight:700}
@media (width<40rem){summary{grid-template-columns:1fr 8rem}summary>:nth-child(even){text-align:end}.sign main{padding:24px 20px}}
`;
