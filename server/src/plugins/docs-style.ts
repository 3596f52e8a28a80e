/**
 * Style of the list of all calls in the colours and letters of the portal's pages, over that of the library.
 * @param name of the portal, for the bar at the top
 */
export const docsStyle = (name: string): string => `html{color-scheme:light}
body{margin:0;background:#F1F6F5}
body::before{content:${JSON.stringify(name)};display:block;background:#07303F;color:#EAF4F4;padding:14px 20px;border-bottom:6px solid #00717D;font:700 18px/1.2 "Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif}
.swagger-ui,.swagger-ui :is(.info .title,.info h2,.info p,.info li,.opblock-tag,.opblock-summary-description,.opblock-description-wrapper p,table thead tr th,label,.tab li,.parameter__name,.response-col_status,.btn,.scheme-container .schemes>label,.model-title,section.models h4){font-family:"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;color:#0A2733}
.swagger-ui :is(.info a,.markdown a){color:#006C7A}
.swagger-ui :is(.markdown,.renderedMarkdown) code{color:#0A2733;background:#DDF0F0;font-weight:400}
.swagger-ui .scheme-container{background:#fff;box-shadow:none;border-top:1px solid #B4C7C8;border-bottom:1px solid #B4C7C8}
.swagger-ui .btn.authorize{color:#0B5570;border-color:#0B5570}.swagger-ui .btn.authorize svg{fill:#0B5570}
.swagger-ui .btn.execute{background:#0B5570;border-color:#0B5570;color:#fff}
.swagger-ui .opblock{background:#fff!important;border-color:#B4C7C8!important;box-shadow:none}
.swagger-ui .opblock .opblock-summary{border-color:#B4C7C8!important}
.swagger-ui .opblock .opblock-summary-method{background:#0B5570!important;text-shadow:none}
.swagger-ui .opblock-get .opblock-summary-method{background:#00717D!important}
.swagger-ui .opblock-delete .opblock-summary-method{background:#C0293F!important}
.swagger-ui .tab li.active h4 span::after,.swagger-ui .opblock .tab-header .tab-item.active h4 span::after{background:#00717D!important}
.swagger-ui :focus-visible{outline:3px solid #FFC53D;outline-offset:1px}
`;
