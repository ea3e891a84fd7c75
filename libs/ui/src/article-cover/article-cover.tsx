import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './article-cover.module.css';
import { coverScene, type CoverLayer, type CoverScene } from './cover-scene';
import { mix } from './palettes';
import { SCENE } from './terrain';

export interface ArticleCoverProps {
  /** The article's slug: the same seed always gives the same landscape. */
  seed: string;
  /** The article's first category, whose hues the landscape wears. */
  category: string;
  /** Names the drawing for screen readers; without it the drawing is decoration. */
  title?: string;
  className?: string;
}

/** A quiet landscape for an article without an image. It fills the width of its place at 8:5. */
export function ArticleCover({ seed, category, title, className }: ArticleCoverProps) {
  const scene = coverScene(seed, category);
  // React's ids may hold signs that an address within url() may not.
  const id = useId().replace(/\W/g, '');
  const { width, height } = SCENE;
  return (
    <svg
      className={classNames(styles.cover, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <Gradients id={id} scene={scene} />
      <path fill={`url(#${id}s)`} d={`M0 0h${width}v${height}H0z`} />
      <circle cx={scene.light.x} cy={scene.light.y} r={scene.light.radius * 6} fill={`url(#${id}g)`} />
      <circle cx={scene.light.x} cy={scene.light.y} r={scene.light.radius} fill={scene.palette.light} />
      {scene.layers.map((layer, index) => (
        <Layer key={index} id={id} layer={layer} light={scene.palette.light} />
      ))}
    </svg>
  );
}

function Gradients({ id, scene }: { id: string; scene: CoverScene }) {
  const { sky, light, far } = scene.palette;
  const [zenith, middle, horizon] = sky;
  return (
    <>
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor={zenith} />
        <stop offset=".34" stopColor={middle} />
        <stop offset=".62" stopColor={horizon} />
      </linearGradient>
      <linearGradient id={`${id}w`} x2="0" y2="1">
        <stop stopColor={mix(horizon, far, 0.2)} />
        <stop offset="1" stopColor={mix(middle, zenith, 0.6)} />
      </linearGradient>
      <linearGradient id={`${id}m`} x2="0" y2="1">
        <stop stopColor={horizon} stopOpacity="0" />
        <stop offset=".6" stopColor={horizon} />
        <stop offset="1" stopColor={horizon} stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}g`}>
        <stop stopColor={light} stopOpacity=".6" />
        <stop offset=".35" stopColor={light} stopOpacity=".2" />
        <stop offset="1" stopColor={light} stopOpacity="0" />
      </radialGradient>
    </>
  );
}

function Layer({ id, layer, light }: { id: string; layer: CoverLayer; light: string }) {
  switch (layer.kind) {
    case 'land':
      return <path fill={layer.fill} d={layer.d} />;
    case 'mist':
      return (
        <path
          fill={`url(#${id}m)`}
          opacity={layer.opacity}
          d={`M0 ${layer.y}h${SCENE.width}v${layer.height}H0z`}
        />
      );
    case 'water':
      return <path fill={`url(#${id}w)`} d={`M0 ${layer.y}h${SCENE.width}V${SCENE.height}H0z`} />;
    case 'glints':
      return <path stroke={light} strokeWidth="2" strokeLinecap="round" opacity=".5" d={layer.d} />;
  }
}
