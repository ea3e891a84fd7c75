export {
  ApiError,
  errorText,
  isKeptOffline,
  serverText,
  type ApiErrorKind,
  type ApiIssue,
} from './api-error';
export { createApiClient, type ApiClient, type ApiClientOptions, type ApiMiddleware } from './api-client';
export { fetchWithTimeout } from './fetch-with-timeout';
export { uploadForm, type UploadOptions } from './upload-form';
export { readOriginConfig, type OriginConfig } from './origin-config';
