import { PATHS } from '@stillsam/paths';
import text from '../../../../content/legal/terms.json' with { type: 'json' };
import { LegalDocument } from '../../features/legal/legal-document';
import { loadSwedishDay, type DayData } from '../../features/legal/use-swedish-day';
import { loadProducts } from '../../shop/products';

const COPY = {
  title: 'Villkor',
  lead: 'Vad som gäller när du använder sidan och när du beställer, så kort och rakt vi kan skriva det.',
  metaDescription:
    'Villkor för beställning: priser och moms, betalning, leverans, ångerrätt och reklamation.',
};

export async function loader(): Promise<DayData> {
  const { list } = await loadProducts();
  return { ...loadSwedishDay(), methods: list?.checkout.methods };
}

function TermsPage() {
  return <LegalDocument copy={COPY} path={PATHS.terms} text={text} />;
}

export { TermsPage as Component };
