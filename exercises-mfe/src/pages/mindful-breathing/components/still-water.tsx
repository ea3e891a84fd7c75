import styles from './still-water.module.css';

/** The scene's far shore: mist between ridges, a forest edge and still water. Decoration, drawn by hand. */
export function StillWater() {
  return (
    <svg
      className={styles.water}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.far}
        d="M0 588C120 570 196 534 300 538S470 596 590 586 772 512 884 514s166 66 286 62 176-56 270-48V760H0Z"
      />
      <path
        className={styles.middle}
        d="M0 622c96-6 160-34 254-30s150 52 262 50 178-46 286-44 150 46 262 44 208-56 376-44V780H0Z"
      />
      <path
        className={styles.near}
        d="M0 668c70-4 92-16 136-16 12 0 14-20 18-20s6 20 16 20c8 0 10-30 15-30s7 31 17 31c9 0 11-16 15-16s7 18 20 18c60 2 108 14 190 14 120 0 210-8 330-8 96 0 160 6 250 5 42 0 52-14 62-14 8 0 8-26 13-26s6 26 15 26c9 0 11-40 16-40s8 40 17 40c8 0 9-22 14-22s7 24 18 24c12 0 13-34 18-34s7 36 17 36c60 4 90 8 233 6V720H0Z"
      />
      <path className={styles.lake} d="M0 680C360 690 1080 690 1440 680V900H0Z" />
      <g className={styles.lines}>
        <path d="M60 726c84 0 104-7 176-7s96 7 190 7" />
        <path d="M520 748c120 0 150-9 250-9s136 9 270 9" />
        <path d="M980 716c70 0 92-6 150-6s82 6 170 6" />
        <path d="M190 790c110 0 140-9 236-9s130 9 262 9" />
        <path d="M800 812c130 0 160-10 272-10s150 10 300 10" />
        <path d="M-20 848c140 0 176-11 300-11s160 11 330 11" />
        <path d="M640 876c150 0 190-11 320-11s176 11 350 11" />
      </g>
    </svg>
  );
}
