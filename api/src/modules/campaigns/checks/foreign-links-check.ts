import { summarise, type Finding } from './check';
import { probeLink, type Probe } from './link-probe';

const MAX_LINKS = 20;
const AT_A_TIME = 5;
const MAX_ADDRESS_LENGTH = 80;

/** Whether the pages of other sites that a letter links to are there. */
export async function checkForeignLinks(
  addresses: readonly string[],
  probe: (address: string) => Promise<Probe> = probeLink,
): Promise<Finding> {
  if (addresses.length === 0) return { state: 'ok', message: 'Brevet länkar inte till andra webbplatser.' };
  const looked = addresses.slice(0, MAX_LINKS);
  const waiting = looked.entries();
  const findings: Finding[] = [];
  const work = async () => {
    for (const [index, address] of waiting) findings[index] = toFinding(address, await probe(address));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (addresses.length > MAX_LINKS)
    findings.push({
      state: 'unknown',
      message: `Bara de ${MAX_LINKS} första länkarna till andra webbplatser kontrollerades. Öppna gärna de övriga ${addresses.length - MAX_LINKS} själv.`,
    });
  return summarise(findings, 'Alla länkar till andra webbplatser svarar.');
}

function toFinding(address: string, probe: Probe): Finding {
  const shown = address.length > MAX_ADDRESS_LENGTH ? `${address.slice(0, MAX_ADDRESS_LENGTH)}…` : address;
  const findings: Record<Probe, Finding> = {
    ok: { state: 'ok', message: '' },
    gone: { state: 'error', message: `Sidan ${shown} finns inte längre. Byt länk.` },
    'no-host': {
      state: 'error',
      message: `Webbplatsen ${shown} finns inte. Kontrollera stavningen, eller byt länk.`,
    },
    private: {
      state: 'error',
      message: `Adressen ${shown} finns bara på ett privat nät, så läsarna når den inte. Byt länk.`,
    },
    unknown: {
      state: 'warning',
      message: `Kunde inte kontrolleras: ${shown}. Öppna länken och se att den fungerar.`,
    },
  };
  return findings[probe];
}
