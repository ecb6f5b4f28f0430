import { createClient } from "@callboard/client";

const client = createClient({ url: process.argv[2] ?? "http://localhost:3000" });

const { blogs } = await client.blog.list.query({ limit: 5 });
for (const { slug, title } of blogs) process.stdout.write(`${title}: /blog/${slug}\n`);
