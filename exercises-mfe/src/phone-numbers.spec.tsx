/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CognitiveRestructuringPage } from './pages/cognitive-restructuring/cognitive-restructuring-page';
import { EnergyManagementPage } from './pages/energy-management/energy-management-page';
import { FocusTrainingPage } from './pages/focus-training/focus-training-page';
import { NervousSystemQuizPage } from './pages/nervous-system-quiz/nervous-system-quiz-page';
import { RecoveryTestPage } from './pages/recovery-test/recovery-test-page';
import { ResourcesPage } from './pages/resources/resources-page';
import { SafePointPage } from './pages/safe-point/safe-point-page';
import { SelfCompassionPage } from './pages/self-compassion/self-compassion-page';
import { SleepPreparationPage } from './pages/sleep-preparation/sleep-preparation-page';

const PAGES: readonly (readonly [string, ComponentType])[] = [
  ['cognitive restructuring', CognitiveRestructuringPage],
  ['energy management', EnergyManagementPage],
  ['focus training', FocusTrainingPage],
  ['the quiz', NervousSystemQuizPage],
  ['the recovery test', RecoveryTestPage],
  ['the resources', ResourcesPage],
  ['Trygg Punkt', SafePointPage],
  ['self-compassion', SelfCompassionPage],
  ['sleep preparation', SleepPreparationPage],
];
/** A text that holds a number of help, with the tag before it. */
const NUMBER = /<([^<>]*)>([^<>]*\b(?:112|1177|90 390|90101)\b[^<>]*)(?=<)/g;
/** Texts that name 112 without being a call for it: an SMS, and the priest whom it connects to. */
const NO_CALL = /Sms till 112|Via 112/;

describe('a number of help in running text', () => {
  it.each(PAGES)('dials where it is read, with and without JavaScript, on the page of %s', (_name, Page) => {
    const html = renderToString(
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />,
    ).replaceAll(/<\/?bdi>/g, '');
    const found = Array.from(html.matchAll(NUMBER), ([, tag, text = '']) => ({ tag, text })).filter(
      ({ text }) => !NO_CALL.test(text),
    );
    expect(found).not.toEqual([]);
    for (const { tag, text } of found) expect(tag).toContain(`href="tel:${text.replaceAll(' ', '')}"`);
  });
});
