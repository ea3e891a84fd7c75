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
} from './api-client';
export { uploadForm, type UploadOptions } from './upload-form';
export { readOriginConfig, type OriginConfig } from './origin-config';
