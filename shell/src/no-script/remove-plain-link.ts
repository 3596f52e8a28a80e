/** Removes the link to the plain pages (index.html), because the portal has started in this browser. */
export function removePlainLink(): void {
  document.getElementById('plain-offer')?.remove();
}
