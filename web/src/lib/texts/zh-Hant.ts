// What is said beyond Home in one language (zh-Hant), as one file to fetch.
const chapters = import.meta.glob<string>(["$texts/zh-Hant/*.ftl", "!**/page.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(chapters).join("\n");
