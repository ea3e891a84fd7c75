import styles from './ridges.module.css';

/** The background of the scene: ridges and a forest edge, with mist at their feet. Decoration. */
export function Ridges({ className }: { className: string | undefined }) {
  return (
    <svg
      className={`${styles.ridges} ${className ?? ''}`}
      viewBox="0 490 1440 350"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {/* Each ridge fades towards its foot, so that it ends in the page and at no edge. */}
      <linearGradient id="ridge-fade" x2="0" y2="1">
        <stop stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id="ridge-mist" maskContentUnits="objectBoundingBox">
        <rect width="1" height="1" fill="url(#ridge-fade)" />
      </mask>
      <path
        className={styles.far}
        mask="url(#ridge-mist)"
        d="M0 588C120 570 196 534 300 538S470 596 590 586 772 512 884 514s166 66 286 62 176-56 270-48V720H0Z"
      />
      <path
        className={styles.middle}
        mask="url(#ridge-mist)"
        d="M0 622c96-6 160-34 254-30s150 52 262 50 178-46 286-44 150 46 262 44 208-56 376-44V760H0Z"
      />
      <path
        className={styles.near}
        mask="url(#ridge-mist)"
        d="M0 716C150 704 280 730 450 718S860 683 994 667L999 643L1004 667L1028 663L1033 650L1037 663L1035 662L1039 635L1043 662L1115 654L1119 624L1124 654L1121 653L1125 632L1129 654L1128 653L1133 641L1137 653L1135 652L1139 622L1143 653L1183 650L1188 620L1193 650L1189 649L1194 636L1198 650L1196 649L1202 630L1208 650L1206 648L1210 632L1215 649L1214 648L1219 628L1225 649L1224 648L1230 633L1235 649L1246 648L1252 634L1258 649L1254 648L1258 621L1262 650L1261 649L1266 631L1271 650L1278 649L1285 611L1292 651L1304 651L1310 627L1316 652L1326 652L1332 635L1338 654L1337 653L1342 633L1347 655L1344 654L1352 624L1360 656L1356 655L1363 638L1370 657L1369 656L1376 629L1383 659L1380 657L1384 606L1388 659L1386 658L1391 639L1395 660L1392 659L1398 617L1404 661L1402 660L1408 642L1414 662L1413 661L1417 626L1422 663L1432 663L1437 640L1442 666L1441 665L1447 626L1453 667L1450 668V840H0Z"
      />
    </svg>
  );
}
