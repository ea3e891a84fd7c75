import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SESSION_COPY } from './session.copy';
import { createSessionPlayer } from './use-session';
import { SessionRoom } from './session-room';

const PLAN = { steps: [{ text: 'Andas ut.', seconds: 20 }] };
const LOST = 'Rösten gick inte att hämta. Texten fungerar som vanligt.';
const show = (isLost: boolean) => {
  const player = createSessionPlayer(PLAN);
  const session = {
    player,
    plan: PLAN,
    view: { status: 'running' as const, count: 0, since: 0 },
    step: { text: 'Andas ut.', seconds: 20 },
    index: 0,
    voice: { state: 'missing' as const, isLost, voice: { speak: () => undefined, cancel: () => undefined } },
    isSpeaking: false,
  };
  return <SessionRoom session={session} copy={SESSION_COPY} settings={null} onStop={() => undefined} />;
};

beforeEach(() => void Object.assign(window, { matchMedia: () => ({ matches: true }) }));
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

describe('the session', () => {
  it('says politely that the voice could not be fetched, beside the text that goes on', () => {
    const { rerender } = render(show(false));
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
    rerender(show(true));
    expect(screen.getByText(LOST).closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('Andas ut.')).toBeVisible();
  });
});
