// For browsers that know no modules: what they get is a sentence. It is written as they understand it.
document.addEventListener("DOMContentLoaded", () => {
  document.body.textContent =
    "This browser is too old for Elbowroom: update it, or open this page in another one. · " +
    "此浏览器版本过旧，无法运行 Elbowroom：请更新，或换一个浏览器打开。 · 此瀏覽器版本過舊，無法執行 Elbowroom：請更新，或換一個瀏覽器開啟。";
});
