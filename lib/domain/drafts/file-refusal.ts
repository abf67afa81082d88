import type { SellingRefusal } from './draft-permission';
import type { DocumentRefusal } from './files/documents';
import type { PhotoRefusal } from './files/photos';
import type { FileFault, SendingFault } from './files/upload';

type DraftFault = SellingRefusal | 'not-editable' | 'too-many' | 'busy';

export type FileRefusal = FileFault | SendingFault | DraftFault | PhotoRefusal | DocumentRefusal;
