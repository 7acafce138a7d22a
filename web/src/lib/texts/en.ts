// What is said beyond Home in one language (en), as one file to fetch.
const chapters = import.meta.glob<string>(["$texts/en/*.ftl", "!**/page.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(chapters).join("\n");
