export { CONTRACT_VERSION, type RemoteModule, type RemoteRouteHandle } from './contract';
export { BRAND, pageTitle } from './brand';
export { runtimeConfig, setRuntimeConfig, type RuntimeConfig } from './runtime-config';
export { PageMeta, type PageMetaProps } from './page-meta';
export { lazyPage } from './lazy-page';
export { accessibility, type AccessibilitySettings, type FontSize } from './accessibility';
export { consent, type Consent } from './consent';
export { storedCart } from './stored-cart';
