import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/**
 * ZXing's detector of QR codes, once its module is compiled; where that fails, the next call tries again. The address is our
 * own server's: left alone, the library asks a network of somebody else's.
 */
export default async function zxingDetector(): Promise<BarcodeDetector> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
