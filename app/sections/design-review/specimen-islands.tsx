import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";

export function FailingSpecimen() {
  if (!import.meta.env.SSR && new URLSearchParams(location.search).has("fault")) {
    throw new Error("The specimen of a fault");
  }
  return (
    <figure className="rounded-xl border border-line bg-raised p-4">
      <p>The built HTML stays readable when this figure fails.</p>
      <button type="button">Control of the figure</button>
    </figure>
  );
}

export function ToastSpecimen() {
  const [name, setName] = useState("");
  const [level, setLevel] = useState(1);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => notify("A toast for four seconds")}>
        Show a toast
      </Button>
      <label>
        Name{" "}
        <input
          value={name}
          onChange={({ target }) => setName(target.value)}
          className="w-full border border-control"
        />
      </label>
      <label>
        Level{" "}
        <input
          type="range"
          min={1}
          max={9}
          value={level}
          onChange={({ target }) => setLevel(target.valueAsNumber)}
        />
      </label>
      <output>
        {name} {level}
      </output>
    </div>
  );
}
