/**
 * Replaces `ajv/dist/2020.js` and `ajv-formats` in the bundles. conf needs them only for a JSON schema, which the
 * settings do not use (main/store/settings.ts). They would slow down every start, and they generate code at run time.
 */
export class Ajv2020 {
  constructor() {
    throw new Error('conf must be used without a schema')
  }
}

export default { default: () => undefined }
