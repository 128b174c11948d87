// What the tests of pages and of the window spare their browsers.

/**
 * Lays a page out, but does not fill its pixels, which takes a browser without a graphics card as long as all the rest: everything has its
 * place and its size, is hit by taps and can be read. Who judges by what is seen takes `unseen` off meanwhile.
 */
export const unseen = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
  window.unseen = sheet;
};
