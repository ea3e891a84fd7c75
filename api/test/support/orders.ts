export interface PlacedOrder {
  number: string;
  ref: string;
}

/** An order of the first product, as JSON. */
export async function orderBody(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/products`);
  const { products, checkout }: Catalogue = JSON.parse(await answer.text());
  return JSON.stringify({
    email,
    country: 'SE',
    items: [{ id: products[0]?.id, quantity: 1 }],
    is_adult: true,
    accepts_terms: true,
    terms_version: checkout.terms.version,
    waives_withdrawal: true,
  });
}

interface Catalogue {
  products: { id: string }[];
  checkout: { terms: { version: string } };
}
