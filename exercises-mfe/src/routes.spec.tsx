import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { showPage } from '../test/show-page';
import { announcedRoutes } from './routes';

const ADDRESSES = ['/resurser/somnforberedelse', '/resurser/fokustraning', '/resurser/trygg-punkt'];

async function open(address: string, isReady: boolean): Promise<void> {
  const route = announcedRoutes(() => isReady).find(({ path }) => path === address);
  if (typeof route?.lazy !== 'function') throw new Error(`No page at ${address}`);
  const { Component } = (await route.lazy()) as { Component: ComponentType };
  showPage(<Component />, address);
}

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});

it.each(ADDRESSES)('announces %s with a form until it is ready', async (address) => {
  await open(address, false);
  expect(screen.getByText('Kommer snart')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Påminn mig' })).toBeVisible();
});

it.each(ADDRESSES)('shows the exercise at %s once it is ready, and asks for no address', async (address) => {
  await open(address, true);
  expect(screen.getAllByRole('button', { name: 'Börja' })[0]).toBeVisible();
  expect(screen.queryByText('Kommer snart')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'E-post' })).not.toBeInTheDocument();
});
