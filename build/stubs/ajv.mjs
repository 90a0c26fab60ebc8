/**
 * Takes the place of `ajv/dist/2020.js` and `ajv-formats` in the bundles. conf needs them only for a JSON schema, and the settings
 * have none (main/store/settings.ts); they would cost time at every start, and they generate code.
 */
export class Ajv2020 {
  constructor() {
    throw new Error('conf must be used without a schema')
  }
}

export default { default: () => undefined }
