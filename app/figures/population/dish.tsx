import { type KeyboardEvent, memo, type Ref } from "react";
import { describeGenes } from "#app/glyph/describe-genes.ts";
import { GlyphBody } from "#app/glyph/glyph.tsx";
import { glyphSize, type Motion, mealPlaces, radius, type Track, transformAt } from "./places.ts";
import { genesOf, inWords, mealsIn } from "./scene.ts";

// The food at the start of a generation, in meals.
const fullTable = 25;
const scale = glyphSize / 64;

interface DishProps {
  motion: Motion;
  /** The name of the organism whose genes are shown. */
  selected: number | undefined;
  onSelect: (name: number) => void;
  /** Called with true while the reader looks at an organism. */
  onLook: (isLooking: boolean) => void;
  /** The group whose children move between two moments. */
  organisms: Ref<SVGGElement>;
}

/** The dish at the start of a moment. It is a list in which arrow keys, or the pointer, select an organism. */
export function Dish({ motion, selected, onSelect, onLook, organisms }: DishProps) {
  const { to, tracks, remains } = motion;
  const meals = mealPlaces(to.generation, fullTable).slice(0, mealsIn(to.food));

  function handleKey(event: KeyboardEvent) {
    const last = tracks.length - 1;
    const place = tracks.findIndex(({ resident }) => resident.name === selected);
    const moves: Record<string, number> = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowDown: place === last ? 0 : place + 1,
      ArrowLeft: place <= 0 ? last : place - 1,
      ArrowUp: place <= 0 ? last : place - 1,
      Home: 0,
      End: last,
    };
    const track = tracks[moves[event.key] ?? -1];
    if (!track) return;
    event.preventDefault();
    onSelect(track.resident.name);
  }

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={`Organisms in the dish. ${inWords(to)}`}
      aria-activedescendant={selected === undefined ? undefined : `organism-${selected}`}
      onKeyDown={handleKey}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
      className="dish"
    >
      <svg viewBox="-244 -244 488 488" role="presentation" className="h-auto w-full">
        <circle r={radius} className="fill-raised stroke-line" strokeWidth="2" />
        <circle r={radius - 7} className="fill-none stroke-line" strokeDasharray="2 8" />
        <g className="fill-caution">
          {meals.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
          ))}
        </g>
        <g className="opacity-60">
          {remains.map((track) => (
            <g key={track.resident.name} transform={transformAt(track, 1)}>
              <Body track={track} isFossil />
            </g>
          ))}
        </g>
        <g ref={organisms}>
          {tracks.map((track) => (
            <Organism
              key={track.resident.name}
              track={track}
              isNew={track.resident.born === to.generation}
              isSelected={track.resident.name === selected}
              onSelect={onSelect}
              onLook={onLook}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

interface OrganismProps extends Pick<DishProps, "onSelect" | "onLook"> {
  track: Track;
  isNew: boolean;
  isSelected: boolean;
}

function Organism({ track, isNew, isSelected, onSelect, onLook }: OrganismProps) {
  const { name } = track.resident;
  const select = () => onSelect(name);
  return (
    <g
      id={`organism-${name}`}
      role="option"
      aria-selected={isSelected}
      aria-label={`Organism ${name}: ${describeGenes(genesOf(track.resident))}`}
      transform={transformAt(track, 0)}
      onPointerEnter={() => {
        select();
        onLook(true);
      }}
      onPointerLeave={() => onLook(false)}
    >
      {/* Also the area that reacts to the pointer. */}
      <circle
        r={Math.round(26 / scale)}
        strokeWidth="3"
        strokeDasharray={isSelected ? undefined : "3 5"}
        className={`fill-transparent ${isSelected ? "stroke-accent" : isNew ? "stroke-caution" : ""}`}
      />
      <Body track={track} />
    </g>
  );
}

/** The drawing of an organism never changes. */
const Body = memo(
  function Body({ track, isFossil = false }: { track: Track; isFossil?: boolean }) {
    return <GlyphBody genes={genesOf(track.resident)} isFossil={isFossil} />;
  },
  (one, other) =>
    one.track.resident.name === other.track.resident.name &&
    one.track.resident.genes.join() === other.track.resident.genes.join(),
);
