// Build, development server and tests of the page.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const server = "http://127.0.0.1:8000"; // where `fangcheng serve` listens

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: "./",
  resolve: {
    alias: { $texts: path("../src/fangcheng/texts") },
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: path("../src/fangcheng/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: [path("."), path("../src/fangcheng/texts")] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
}));
