// Build, development server and tests of the page.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const server = "http://127.0.0.1:8000"; // where `fangcheng serve` listens

/** Leave compressed copies beside the built files, so that the server only picks one (src/fangcheng/web/files.py). */
function compressed(): Plugin {
  const small = 1024; // bytes below which it is not worth a file
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html)$/.test(file)) continue;
        const bytes = readFileSync(`${dir}/${file}`);
        if (bytes.length < small) continue;
        writeFileSync(`${dir}/${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${dir}/${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

const LANGUAGES = ["en", "zh-Hans", "zh-Hant", "ja"];

/** The page that stays when the server does not answer, and the worker that keeps it: words in every language, no script. */
function offline(): Plugin {
  const told = (language: string) => {
    const texts = readFileSync(path(`../src/fangcheng/texts/${language}/page.ftl`), "utf8");
    const [title, lead, kept, again] = ["title", "lead", "kept", "again"].map((key) => {
      const found = texts.match(new RegExp(`^offline-${key} = (.*)$`, "m"))?.[1];
      if (!found) throw new Error(`offline-${key} is missing in ${language}`);
      return found;
    });
    return `<section lang="${language}"><h2>${title}</h2><p>${lead}</p><p>${kept}</p><a href="./">${again}</a></section>`;
  };
  return {
    name: "offline",
    apply: "build",
    generateBundle() {
      const icon = readFileSync(path("public/icon.svg"), "utf8").replace("<svg ", '<svg aria-hidden="true" ');
      const source = readFileSync(path("offline.html"), "utf8")
        .replace("<!-- icon -->", icon)
        .replace("<!-- words -->", LANGUAGES.map(told).join("\n"));
      const sum = createHash("sha256").update(source).digest("hex").slice(0, 12);
      const worker = readFileSync(path("worker.js"), "utf8").replace('"offline-"', `"offline-${sum}"`);
      this.emitFile({ type: "asset", fileName: "offline.html", source });
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), offline(), compressed()],
  base: "./",
  resolve: {
    alias: { $texts: path("../src/fangcheng/texts") },
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: path("../src/fangcheng/static"),
    emptyOutDir: true,
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first with light-dark(), which app.css needs whole
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: [path("."), path("../src/fangcheng/texts"), path("../rules/how_to_play")] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 30_000,
  },
}));
