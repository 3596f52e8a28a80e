import { createHash } from 'node:crypto';

/**
 * Style of the plain pages (mockup 50) for browsers without custom properties and grid: colours are written
 * out, fonts are the device's. Colour never carries meaning alone, and everything to press is 44 px high.
 */
export const STYLE = `*{box-sizing:border-box}html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;background:#F1F6F5;color:#0A2733;font:16px/1.5 "Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif}
header{background:#07303F;color:#EAF4F4;padding:6px 16px;overflow:hidden}
header svg{float:left;width:36px;height:36px;margin-right:10px}
header a{color:inherit;text-decoration:none}header a+a,header button+a{display:block;padding:4px 0;min-height:44px}
header b,header small{display:block;line-height:1.2}header small{color:#A9C9CF;font-size:12px}
header .l{float:right;padding:8px 14px;border:1px solid #A9C9CF;border-radius:22px;line-height:26px;min-height:44px;background:none;color:inherit;font:inherit}
.n{height:6px;background:#fff;border-bottom:1px solid #B4C7C8;background-image:repeating-linear-gradient(90deg,#00717D 0,#00717D 36px,#fff 36px,#fff 72px)}
main{display:block;max-width:600px;margin:0 auto;padding:16px 16px 32px}
h1{font-size:26px;line-height:1.15;margin:2px 0 6px}h2{font-size:18px;margin:0 0 8px}h3{font-size:16px;margin:20px 0 8px}main>h2{margin-top:24px}.h+p,.h+table,.h+form{margin-top:14px}p{margin:0 0 12px}
.q{color:#385460;margin:0 0 12px}.h{color:#506973;font-size:14px;margin:4px 0 0}a{color:#006C7A}
.s{height:8px;background:#D2DFDE;border-radius:4px;margin:8px 0 14px}.s i{display:block;height:8px;background:#007A87;border-radius:4px}
.s1{width:17%}.s2{width:33%}.s3{width:50%}.s4{width:67%}.s5{width:83%}.s6{width:100%}
.e{background:#fff;border:1px solid #B4C7C8;border-radius:10px;padding:0 16px;line-height:44px;margin:0 0 16px}.e a{font-weight:700;color:#0A2733;padding:11px 0}
fieldset{border:0;margin:0 0 18px;padding:0;min-width:0}legend,.t{display:block;font-weight:700;padding:0;margin:0 0 6px}
.g{margin:0 0 26px}.g>legend,.g>h2{font-size:18px}.g>.h{margin:0 0 12px}
.o{display:block;font-weight:400;color:#506973;font-size:14px;margin:4px 0}.t .o,legend .o,h2 .o{display:inline}.f{margin:0 0 18px}
.r{display:block;background:#fff;border:1px solid #6F8A93;border-radius:6px;padding:11px 14px;margin:0 0 6px;min-height:48px;line-height:24px}
.r input{width:22px;height:22px;margin:0 10px 0 0;vertical-align:-5px}.w .r{display:inline-block;margin-right:4px;padding:11px}.w .r input{margin-right:7px}.w .f{display:inline;margin:0}
input.i,select,textarea{display:block;width:100%;min-height:48px;border:1px solid #6F8A93;border-radius:6px;background:#fff;color:#0A2733;font:inherit;padding:8px 12px}
input.k{width:110px}input.d{width:200px;max-width:100%}.c2{border-left:4px solid #D2DFDE;padding-left:12px;margin-top:10px}.c2 .b{margin:6px 0 0}
input[aria-invalid].i,select[aria-invalid],textarea[aria-invalid]{border:2px solid #C0293F;background:#FCE7E7}.m{color:#C0293F;font-weight:700;margin:6px 0 0}.m.y{color:#0A2733}
.err{background:#FCE7E7;border:1px solid #C0293F;border-radius:10px;padding:12px 16px;margin:0 0 16px}.err a{color:#C0293F;display:block;padding:8px 0;font-weight:700}.err h2{margin:0}
.b{display:block;width:100%;min-height:50px;border:1px solid #0B5570;border-radius:6px;background:#0B5570;color:#fff;font:inherit;font-weight:700;padding:12px;text-align:center;text-decoration:none;margin:0 0 10px}
.b.z{background:#fff;color:#0A2733;border-color:#6F8A93;font-weight:400}.b.e2{width:auto;min-height:44px;padding:8px 16px}
.ok{display:block;border:4px solid #3B9D6B;border-radius:50%;width:84px;height:84px;margin:10px auto 12px;color:#1D7048}.c{text-align:center}
.no{display:inline-block;background:#DDF0F0;border-radius:6px;padding:6px 16px;font-weight:700;font-size:21px;margin:4px 0 12px}.co{font-family:monospace}
.y{background:#FBF1D9;border:1px solid #DDBB6C;border-radius:10px;padding:12px 16px;margin:0 0 16px}.m.y{margin:6px 0 0;padding:8px 12px}
.lk{display:inline-block;padding:10px 0;min-height:44px}.hp{position:absolute;left:-9999px;top:0}
dl{margin:0 0 10px}dt{color:#506973;font-size:14px}dd{margin:0 0 8px;word-wrap:break-word}
.po{display:none}.u{list-style:none;margin:0;padding:0}
table{border-collapse:collapse;width:100%;margin:0 0 18px;background:#fff}caption{text-align:left;font-weight:700;padding:0 0 6px}th,td{border-bottom:1px solid #B4C7C8;padding:8px;text-align:left;font-weight:400;word-wrap:break-word}thead th{font-weight:700}th.num{text-align:right}td{text-align:right;white-space:nowrap}@media(max-width:40em){td{white-space:normal}}
.mo{display:block;width:100%;height:auto;font-size:12px;fill:currentColor}.mo .ba{fill:#007A87}.mo .ga{fill:#D2DFDE}.mo .ax{stroke:#6F8A93;fill:none}.mo{max-width:480px}figure{margin:8px 0 18px}summary{cursor:pointer;padding:10px 0;color:#006C7A}.kf{margin:0 0 8px}.kf .no{margin:0 6px 0 0}.all{-webkit-user-select:all;user-select:all}.wr{word-wrap:break-word;overflow-wrap:anywhere}
.hb{display:block;width:100%;height:6px;margin:4px 0 0}.hb .ba{fill:#007A87}.em .hp{position:absolute}.em td,.em th{padding:4px 6px}.em td{white-space:nowrap}
.em main{padding:10px 14px}.em h1{font-size:20px}.em p{margin:0 0 6px}.em .no{font-size:17px;padding:2px 10px}.em .h{font-size:13px}.em figure{margin:6px 0}.em figcaption{display:none}.so svg{width:20px;height:20px;vertical-align:-5px}
pre{overflow:auto;background:#fff;border:1px solid #B4C7C8;border-radius:10px;padding:12px 16px;margin:0 0 12px;font-size:14px}
.pc{display:block;max-width:100%;margin:8px 0}.tl{list-style:none;margin:0;padding:0}h2:target{outline:3px solid #FFC53D;outline-offset:4px}
.pa{border:1px solid #B4C7C8;border-radius:10px;background:#fff;padding:12px 16px;margin:0 0 16px}.pa .no{float:right;font-size:16px;margin:0;padding:2px 10px}
input:focus,select:focus,textarea:focus,a:focus,button:focus,pre:focus{outline:3px solid #FFC53D;outline-offset:1px;box-shadow:0 0 0 2px #0A2733}
@media (prefers-color-scheme:dark){body{background:#06171F;color:#E8F1F1}.n{background-color:#0C232E;border-color:#2D5563}.q,.h,.o,dt{color:#B3C8CC}a,.e a,summary{color:#6FD0D6}header a{color:inherit}.e a{color:#E8F1F1}
.e,.r,input.i,select,textarea,.b.z,table,.pa,pre{background:#0C232E;color:#E8F1F1;border-color:#6C8D97}.s{background:#1F4350}.s i,.mo .ba,.hb .ba{background:#5CCAD0;fill:#5CCAD0}.mo .ga{fill:#1F4350}.b{background:#6FD0D6;border-color:#6FD0D6;color:#04202A}
input[aria-invalid].i,select[aria-invalid],textarea[aria-invalid],.err{background:#43202A;border-color:#FF8A93}.m,.err a{color:#FF8A93}.no{background:#103E4A}.y{background:#372C12;border-color:#77602A}.m.y{color:#E8F1F1}.ok{color:#7FD3A0}}
@media (scripting:none){.fp{display:none}}
@media print{body{background:#fff;color:#000}header,.n,.e,.y,.c,.np{display:none}.po{display:block}.pa{border:0;padding:0}main{max-width:none;padding:0}main .u,main form,main .fp{display:none}figure,tr{page-break-inside:avoid}.mo .ba,.hb .ba{fill:#000}.mo .ga{fill:#ccc}a{color:#000;text-decoration:none}}
`;

/** Address of the style sheet; it contains a hash of the content, so that browsers can keep it. */
export const STYLE_ADDRESS = `/plain/style.${createHash('sha256').update(STYLE).digest('hex').slice(0, 10)}.css`;
