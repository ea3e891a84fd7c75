import { describe, expect, it } from '@jest/globals';
import details from '../../../content/owner-details.json' with { type: 'json' };
import { aiNotice, editorLine, type Business } from './business';
import { isSiteOpen, missingDetails } from './owner-details';
import { testBusiness } from '../test/testing-business';

const PUBLIC = 'https://stillsam.example';
const required = details.filter(({ isRequired }) => isRequired).map(({ place }) => place);

/** A complete company without the value at a place. */
function without(place: string): Business {
  const [name, task] = place.split('.');
  const complete = testBusiness();
  return task
    ? { ...complete, processors: { ...complete.processors, [task]: null } }
    : { ...complete, [String(name)]: null };
}

describe('a public origin', () => {
  it.each(required)('stays closed while %s is missing', (place) => {
    expect(missingDetails(without(place))).toEqual([place]);
    expect(isSiteOpen(PUBLIC, without(place))).toBe(false);
  });

  it('opens once every required detail is filled in', () => {
    expect(missingDetails(testBusiness())).toEqual([]);
    expect(isSiteOpen(PUBLIC, testBusiness())).toBe(true);
  });

  it('takes a no for an answer, and no empty text', () => {
    expect(isSiteOpen(PUBLIC, testBusiness({ vatNumber: false, aiUse: false }))).toBe(true);
    expect(missingDetails(testBusiness({ phone: '' }))).toEqual(['phone']);
  });
});

it.each(['http://localhost:4200', 'http://127.0.0.1:4200', 'http://[::1]:4200'])(
  'opens on %s whatever is missing',
  (origin) => {
    expect(isSiteOpen(origin, without('legalName'))).toBe(true);
  },
);

describe('the notice about AI', () => {
  const AI = 'Texten är skriven med hjälp av AI.';

  it('states how AI was used, or that nobody has said so', () => {
    expect(aiNotice(testBusiness({ aiUse: AI }))).toBe(AI);
    expect(aiNotice(testBusiness({ aiUse: null }))).toBe('AI i texten: inte redovisat än.');
  });

  it('falls away where there is no AI, or where a named editor has reviewed each text', () => {
    expect(aiNotice(testBusiness({ aiUse: false }))).toBeNull();
    const reviewed = { aiUse: AI, isEachTextReviewed: true };
    expect(aiNotice(testBusiness({ ...reviewed, responsibleEditor: 'Kim Ek' }))).toBeNull();
    expect(aiNotice(testBusiness({ ...reviewed, responsibleEditor: null }))).toBe(AI);
    expect(aiNotice(testBusiness({ aiUse: AI, responsibleEditor: 'Kim Ek' }))).toBe(AI);
  });
});

it('names the responsible editor once there is one', () => {
  expect(editorLine(testBusiness({ responsibleEditor: 'Kim Ek' }))).toBe('Ansvarig redaktör: Kim Ek.');
  expect(editorLine(testBusiness())).toBeNull();
});
