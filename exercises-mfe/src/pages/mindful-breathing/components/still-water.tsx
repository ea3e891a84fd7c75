import { memo } from 'react';
import styles from './still-water.module.css';

/** The background of the scene: mist between ridges, a forest edge and still water. Decoration. */
export const StillWater = memo(function StillWater() {
  return (
    <>
      <svg
        className={styles.water}
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <g transform="translate(0 60)">
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
            d="M-10 690V668L994 667L999 644L1004 668L1028 667L1033 655L1037 668L1035 667L1039 640L1043 668L1115 667L1119 638L1124 668L1121 667L1125 646L1129 668L1128 667L1133 656L1137 668L1135 667L1139 637L1143 668L1183 667L1188 637L1193 668L1189 667L1194 654L1198 668L1196 667L1202 648L1208 668L1206 666L1210 650L1215 667L1214 666L1219 646L1225 667L1224 666L1230 651L1235 667L1246 666L1252 652L1258 667L1254 666L1258 639L1262 667L1261 666L1266 648L1271 667L1278 666L1285 627L1292 667L1304 666L1310 642L1316 667L1326 666L1332 648L1338 667L1337 666L1342 645L1347 667L1344 666L1352 635L1360 667L1356 666L1363 648L1370 667L1369 666L1376 638L1383 667L1380 666L1384 614L1388 667L1386 666L1391 646L1395 667L1392 666L1398 624L1404 667L1402 666L1408 647L1414 667L1413 666L1417 630L1422 667L1432 666L1437 642L1442 667L1441 666L1447 627L1453 667L1450 668V690Z"
          />
          <path className={styles.lake} d="M0 680C360 690 1080 690 1440 680V860H0Z" />
        </g>
        <g className={styles.lines}>
          <path d="M110 770c70 0 92-6 150-6s82 6 170 6" />
          <path d="M900 778c84 0 104-7 176-7s96 7 190 7" />
          <path d="M430 800c120 0 150-8 250-8s136 8 270 8" />
          <path d="M-20 830c130 0 160-9 272-9s150 9 300 9" />
          <path d="M1010 836c140 0 176-10 300-10s160 10 330 10" />
          <path d="M520 870c150 0 190-10 320-10s176 10 350 10" />
        </g>
      </svg>
      <div className={styles.shore} />
    </>
  );
});
