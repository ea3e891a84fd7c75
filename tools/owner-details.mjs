import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';

/** What nobody but the owner can know, by its place in content/business.json. */
const DETAILS = {
  legalName: 'name of the company',
  organisationNumber: 'organisation number',
  vatNumber: 'VAT number',
  address: 'postal address',
  email: 'e-mail address',
  phone: 'telephone number',
  responsibleEditor: 'responsible editor, by name',
  reviewers: 'health professionals who have reviewed the articles, with titles',
  aiUse: 'how AI was used in the texts, or that it was not',
  conflictsOfInterest: 'what the company or its people earn from what the texts are about',
  isFounderStoryTrue: "whether the founder's story on /om-oss is true",
  logDays: 'how many days the logs of the server are kept',
  dataProtectionOfficer: 'data protection officer, or false where none is required',
  isMicroEnterprise: 'whether the act on accessibility exempts the company as a micro-enterprise',
  guidanceVatKind: 'the rate of VAT that holds for the guidance products: standard or book',
  'processors.hosting': 'processor of personal data for hosting, with country',
  'processors.email': 'processor of personal data for e-mail, with country',
  'processors.payment': 'processor of personal data for payment, with country',
  'processors.statistics': 'processor of personal data for statistics, with country',
};

/** The details that are not filled in, as `place: what it is`. A no is an answer, and so is an empty list of reviewers. */
export function missingOwnerDetails(business) {
  const valueAt = (place) => place.split('.').reduce((value, key) => value?.[key], business);
  return Object.entries(DETAILS)
    .filter(([place]) => (valueAt(place) ?? '') === '')
    .map(([place, what]) => `${place}: ${what}`);
}

/** Tells what the owner must supply before the site goes public; says nothing once it is there. */
export async function announceOwnerDetails(onSay) {
  const file = path.join(repositoryRoot, 'content/business.json');
  const missing = missingOwnerDetails(JSON.parse(await readFile(file, 'utf8')));
  if (missing.length === 0) return;
  const list = missing.map((line) => `  - ${line}`).join('\n');
  onSay(`\nBefore the site goes public, its owner must fill in content/business.json:\n${list}`);
}
