import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './article-cover.module.css';
import { coverScene, type CoverLayer, type CoverLight, type CoverScene } from './cover-scene';
import { mix } from './palettes';
import { FLOOR, SCENE } from './terrain';

interface ArticleCoverProps {
  /** The article's slug: the same seed always gives the same landscape. */
  seed: string;
  /** The article's first category, whose hues the landscape wears. */
  category: string;
  className?: string;
}

/**
 * A landscape for an article without an image, drawn at 8:5. A flatter box, down to 2:1, crops the upper sky and keeps
 * sun or moon and the ground. A narrower one keeps the side of sun or moon. Each colour names the custom property of its
 * night in article-cover.module.css.
 */
export function ArticleCover({ seed, category, className }: ArticleCoverProps) {
  const scene = coverScene(seed, category);
  // React's ids may contain characters that are invalid within url().
  const id = useId().replace(/\W/g, '');
  const { width, height } = SCENE;
  const light = nightOr('light', scene.palette.light);
  return (
    <svg
      className={classNames(styles.cover, className)}
      data-category={category}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${scene.light.x < width / 2 ? 'xMin' : 'xMax'}YMax slice`}
      aria-hidden="true"
    >
      <Gradients id={id} scene={scene} />
      <path fill={`url(#${id}s)`} d={band(0, FLOOR)} />
      <circle cx={scene.light.x} cy={scene.light.y} r={110 + scene.light.radius} fill={`url(#${id}g)`} />
      {scene.stars ? <path d={scene.stars} stroke={light} opacity=".55" /> : null}
      <path d={lightPath(scene.light)} fill={light} />
      {scene.layers.map((layer, index) => (
        <Layer key={index} id={id} layer={layer} light={light} />
      ))}
    </svg>
  );
}

function Gradients({ id, scene }: { id: string; scene: CoverScene }) {
  const { sky, light, far, near } = scene.palette;
  const [zenith, middle, horizon] = sky;
  const haze = nightOr('horizon', horizon);
  const glow = nightOr('light', light);
  const shore = nightOr('land3', mix(far, near, 0.5));
  return (
    <>
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor={nightOr('zenith', zenith)} />
        <stop offset=".34" stopColor={nightOr('middle', middle)} />
        <stop offset=".62" stopColor={haze} />
      </linearGradient>
      <linearGradient id={`${id}h`} x2="0" y2=".5">
        <stop stopColor={haze} stopOpacity="0" />
        <stop offset="1" stopColor={haze} />
      </linearGradient>
      {scene.layers.some(({ kind }) => kind === 'water') ? (
        <linearGradient id={`${id}w`} x2="0" y2="1">
          <stop stopColor={nightOr('water', mix(horizon, far, 0.2))} />
          <stop offset="1" stopColor={nightOr('deep', mix(middle, zenith, 0.6))} />
        </linearGradient>
      ) : null}
      {scene.layers.some(({ kind }) => kind === 'reflection') ? (
        <linearGradient id={`${id}r`} x2="0" y2="1">
          <stop stopColor={shore} stopOpacity=".5" />
          <stop offset="1" stopColor={shore} stopOpacity="0" />
        </linearGradient>
      ) : null}
      <radialGradient id={`${id}g`}>
        <stop stopColor={glow} stopOpacity=".45" />
        <stop offset=".35" stopColor={glow} stopOpacity=".2" />
        <stop offset="1" stopColor={glow} stopOpacity="0" />
      </radialGradient>
    </>
  );
}

function Layer({ id, layer, light }: { id: string; layer: CoverLayer; light: string }) {
  switch (layer.kind) {
    case 'land':
      return <path fill={nightOr(`land${Math.round(layer.depth * 5)}`, layer.fill)} d={layer.d} />;
    case 'haze':
      return <path fill={`url(#${id}h)`} opacity={layer.opacity} d={band(layer.y, 2 * layer.height)} />;
    case 'reflection':
      return <path fill={`url(#${id}r)`} d={band(layer.y, 52)} />;
    case 'water':
      return <path fill={`url(#${id}w)`} d={band(layer.y, FLOOR - layer.y)} />;
    case 'glints':
      return <path stroke={light} opacity={nightOr('glint', '.6')} d={layer.d} />;
  }
}

/** By night the named value, by day this one. */
function nightOr(name: string, day: string): string {
  return `var(--${name},${day})`;
}

/** Across the whole drawing. */
function band(y: number, height: number): string {
  return `M0 ${y}h${SCENE.width}v${height}H0z`;
}

function lightPath({ x, y, radius, isCrescent }: CoverLight): string {
  if (!isCrescent) return `M${x} ${y - radius}a${radius} ${radius} 0 1 0 1 0z`;
  const horn = (angle: number) =>
    `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  const shadow = Math.round(radius * 9.1) / 10;
  return `M${horn(-1.4)}A${radius} ${radius} 0 1 0 ${horn(0.87)}A${shadow} ${shadow} 0 1 1 ${horn(-1.4)}z`;
}
