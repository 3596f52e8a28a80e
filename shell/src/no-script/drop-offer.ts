/** Takes away the page's own offer of the plain pages (index.html): the portal has started in this browser. */
export function dropNoScript(): void {
  document.getElementById('plain-offer')?.remove();
}
