export { netOf, shortenedNet } from '@stillsam/http-server/net-address';
