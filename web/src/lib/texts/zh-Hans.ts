// What is said beyond Home in one language (zh-Hans), as one file to fetch.
const chapters = import.meta.glob<string>(["$texts/zh-Hans/*.ftl", "!**/page.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(chapters).join("\n");
