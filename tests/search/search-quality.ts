import { buildIndex } from "#app/search/search-index.ts";
import { readBuilt } from "#tests/site/built-pages.ts";
import { goldenQueries } from "./golden-queries.ts";
import { heldOutQueries } from "./held-out-queries.ts";
import { measure } from "./measure.ts";
import { searchBytes } from "./search-bytes.ts";

const index = await buildIndex(JSON.parse(String(readBuilt("/search-index.json"))));
for (const [name, queries] of Object.entries({ golden: goldenQueries, "held out": heldOutQueries })) {
  const { hitAt1, meanReciprocalRank, misses } = measure(index, queries);
  const figures = `hit@1 ${hitAt1.toFixed(3)}, MRR ${meanReciprocalRank.toFixed(3)}`;
  console.log(`${name}: ${Object.keys(queries).length} queries, ${figures}`);
  for (const { query, place, first } of misses) {
    console.log(`  ${place ? `place ${place}` : "missing"}: ${query} (first: ${first})`);
  }
}
const { data, code } = searchBytes();
console.log(`brotli: index ${data} bytes, code ${code} bytes`);
