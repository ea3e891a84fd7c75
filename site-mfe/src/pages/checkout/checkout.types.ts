import type { components } from '@stillsam/contracts';

export type ProductList = components['schemas']['ProductListDto'];
export type Product = components['schemas']['ProductDto'];
export type PlaceOrder = components['schemas']['PlaceOrderDto'];
export type PlacedOrder = components['schemas']['PlacedOrderDto'];
