import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderSite } from '../../../test/render-site';
import { Measure, type AccessibilityReport } from './accessibility-page';

const REPORT: AccessibilityReport = {
  ranOn: '2026-11-21',
  widths: [360, 1280],
  schemes: ['dark', 'light'],
  pages: [
    { address: '/', passed: 4, failed: 0 },
    { address: '/om-oss', passed: 4, failed: 0 },
  ],
};

describe('the information on accessibility', () => {
  it('states its target, its known faults, how to report one and who supervises', async () => {
    renderSite('/tillganglighet');
    for (const name of [
      'Den senaste mätningen',
      'Vad tjänsten är och hur den fungerar',
      'Vilka krav som gäller',
      'Hur kraven uppfylls',
      'Brister vi känner till',
      'Om du stöter på hinder',
      'Tillsyn',
    ])
      expect(await screen.findByRole('region', { name })).toBeVisible();
    expect(screen.getByText(/EN 301 549/)).toHaveTextContent('WCAG 2.2, nivå A och AA');
    expect(screen.getByText(/Kan du inte använda formuläret/)).toHaveTextContent(/Telefon: .+ E-post: .+/);
    expect(document.head.innerHTML).not.toContain('redogörelse');
  });

  it('states a clean run with its day and its method', () => {
    render(<Measure report={REPORT} />);
    expect(screen.getByText('2 sidor mättes, och inga fel hittades.')).toBeVisible();
    expect(screen.getByText('21 november 2026')).toHaveAttribute('datetime', '2026-11-21');
    expect(screen.getByText(/bredderna 360 och 1280 pixlar, i mörkt läge och ljust läge/)).toBeVisible();
  });

  it('names the pages where something is wrong', () => {
    render(
      <Measure
        report={{ ...REPORT, pages: [...REPORT.pages, { address: '/cart', passed: 3, failed: 1 }] }}
      />,
    );
    expect(screen.getByText(/På en av dem finns något att rätta till/)).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['/cart']);
  });

  it('claims nothing without a run', () => {
    render(<Measure report={{ ...REPORT, pages: [] }} />);
    expect(screen.getByText('Ingen mätning är publicerad ännu.')).toBeVisible();
  });
});
