// Build, development server and tests of the page.
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

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compressed()],
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
