export {
  ApiError,
  errorText,
  isKeptOffline,
  serverText,
  type ApiErrorKind,
  type ApiIssue,
} from './api-error';
export {
  createApiClient,
  fetchWithTimeout,
  type ApiClient,
  type ApiClientOptions,
  type ApiMiddleware,
  uploadForm,
  type UploadOptions,
} from './api-client';
export { readOriginConfig, type OriginConfig } from './origin-config';
