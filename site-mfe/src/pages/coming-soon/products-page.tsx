import { PATHS, productPath, readerPath } from '@stillsam/paths';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Card, CardLink, PageHeader, Section, TextLink } from '@stillsam/ui';
import { ArticleVisual } from '../../features/articles/article-visual';
import { BuyForm, fetchGuides, GUIDES_COPY, type GuideListing } from '../../features/guides/guides';
import { swedishPrice } from '../../shop/money';
import { findForSale, guideCategory, loadProducts, type Product } from '../../shop/products';
import { ComingSoonPage, type ComingSoonCopy } from './coming-soon-page';
import styles from './coming-soon-page.module.css';

const COPY = {
  eyebrow: 'Vägledningar',
  title: 'Läs en stund i taget.',
  lead: 'Vägledningar för kvällar och morgnar, i din egen takt. Första delen av varje går att läsa utan kostnad.',
  readFirst: 'Läs första delen',
  readFirstNamed: (title: string) => `Läs första delen av ${title}`,
};

const PRODUCTS_COPY: ComingSoonCopy = {
  meta: {
    title: 'Produkter',
    description: 'Våra första produkter lanseras snart. Lämna din adress, så hör vi av oss när det är dags.',
  },
  eyebrow: 'Produkter',
  heading: 'Våra första produkter lanseras snart.',
  lead: 'Vi tar den tid som behövs. Under tiden finns artiklar, övningar och självtester här, utan kostnad.',
  plansTitle: 'Det här är på väg',
  plans: [
    {
      title: 'Naturliga kosttillskott',
      text: 'Ett litet sortiment med tydliga ingrediensförteckningar och källor till det vi skriver. Kosttillskott ersätter inte en varierad kost, och vi kommer inte att lova mer än forskningen kan stå för.',
    },
  ],
  note: 'Tar du läkemedel, är du gravid eller har du en sjukdom? Tala alltid med läkare eller apotek innan du börjar med ett kosttillskott.',
  formTitle: 'Vill du veta när det är dags?',
  formLead: 'Lämna din e-postadress, så skriver vi en gång: när de första produkterna finns.',
  submit: 'Säg till mig',
  thanks: 'Tack! Vi hör av oss så fort vi lanserar.',
  meanwhile: { label: 'Läs en artikel så länge', to: PATHS.library },
};

/** A guide, with its product while that is for sale. */
interface ListedGuide {
  guide: GuideListing;
  product: Product | null;
}

/** The guides that exist. The page is of use without them, so none are listed while the API does not respond. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<ListedGuide[]> {
  try {
    const [guides, { list }] = await Promise.all([fetchGuides(signal), loadProducts(signal)]);
    return guides.map((guide) => ({ guide, product: findForSale(list, guide.product) }));
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

function ProductsPage() {
  const guides = useLoaderData<ListedGuide[]>();
  return (
    <ComingSoonPage
      copy={PRODUCTS_COPY}
      path={PATHS.products}
      purpose="products"
      line="crest"
      above={guides.length > 0 ? <GuideCards guides={guides} /> : null}
    />
  );
}

/** The guides that exist, as the top of the page. */
function GuideCards({ guides }: { guides: readonly ListedGuide[] }) {
  return (
    <Section rhythm="none" className={styles.guides}>
      <PageHeader eyebrow={COPY.eyebrow} title={COPY.title} lead={COPY.lead} />
      <ul className={styles.list} role="list">
        {guides.map(({ guide, product }) => (
          <Card as="li" key={guide.slug} isInteractive padding="none">
            <ArticleVisual
              slug={guide.product}
              categories={[guideCategory(guide.product)]}
              className={styles.cover}
            />
            <h2 className={styles.title}>
              <CardLink to={productPath(guide.slug)}>{guide.title}</CardLink>
            </h2>
            <p className={styles.summary}>{guide.summary}</p>
            <p className={styles.facts}>{GUIDES_COPY.length(guide)}</p>
            <div className={styles.ways}>
              {product ? (
                <>
                  <p className={styles.price}>{GUIDES_COPY.price(swedishPrice(product.price_ore))}</p>
                  <BuyForm product={product.id} title={guide.title} />
                </>
              ) : null}
              <TextLink
                to={readerPath(guide.slug)}
                arrow="forward"
                aria-label={COPY.readFirstNamed(guide.title)}
              >
                {COPY.readFirst}
              </TextLink>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

export { ProductsPage as Component };
