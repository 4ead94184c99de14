import type { French } from '../i18n/texts.ts'
import type { SlipTexts } from './texts.ts'

export default {
  about:
    'Chaque reçu provisoire porte sa commande, scellée. Lisez les reçus ici quand l’appareil qui les a pris est perdu ou brisé : chaque commande est saisie une seule fois, même si son reçu est lu plusieurs fois.',
  back: 'Toutes les commandes',
  read: 'Lire des reçus provisoires',
  scan: 'Lecteur à main',
  scanHint: 'Numérisez dans ce champ. Un code tapé ou collé se termine par Entrée.',
  scanRead: 'Lire',
  isReference:
    'C’est la référence d’un reçu : aucune commande ne peut en être tirée. Si la commande a été envoyée, cherchez la référence dans les commandes. Sinon, lisez le code du reçu.',
  noSlip:
    'Ceci n’est pas un reçu provisoire de Raffle Desk. Numérisez le code qui figure sur un reçu provisoire.',
  readBefore: 'Déjà lu : {slip}.',
  pictures: 'Images',
  picturesHint:
    'Des photos ou des numérisations, avec plusieurs reçus par image au besoin. Elles restent sur cet appareil.',
  choose: 'Choisir des images',
  drop: 'Ou déposez-les ici',
  reading: {
    one: 'Lecture de {number} image…',
    many: 'Lecture de {number} images…',
  },
  pictureNone:
    '{name} : aucun reçu provisoire n’y a été trouvé. Photographiez-le de plus près et bien à plat.',
  pictureBad: '{name} : ce fichier n’est pas une image qui peut être ouverte.',
  readerFailed: 'Le lecteur de codes n’a pas pu être chargé. Vérifiez le réseau, puis réessayez.',
  camera: 'Caméra',
  cameraHint: 'Tenez chaque reçu devant la caméra jusqu’à ce qu’il soit lu.',
  startCamera: 'Démarrer la caméra',
  stopCamera: 'Arrêter la caméra',
  cameraStarting: 'Démarrage de la caméra…',
  cameraPicture: 'Ce que voit la caméra',
  cameraDenied:
    'La caméra ne peut pas être utilisée. Autorisez-la pour cette page dans le navigateur, puis redémarrez-la.',
  cameraNone: 'Aucune caméra n’a été trouvée. Lisez plutôt des images.',
  cameraFailed: 'La caméra n’a pas pu être démarrée. Un autre programme l’utilise peut-être.',
  cameraInsecure: 'La caméra ne fonctionne qu’en HTTPS. Lisez plutôt des images.',
  heard: { one: '{number} reçu lu.', many: '{number} reçus lus.' },

  list: 'Ce qui a été lu',
  none: 'Rien n’a encore été lu.',
  keep: 'Les commandes restent saisies quand vous quittez cette page ; cette liste disparaît.',
  sumEntered: 'Saisies',
  sumAmount: 'Montant saisi',
  sumStood: 'Déjà saisies',
  sumNotEntered: 'Non saisies',
  openTitle: {
    one: '{number} reçu n’a pas encore de réponse',
    many: '{number} reçus n’ont pas encore de réponse',
  },
  openDetail: 'Rien n’est perdu : réessayer est sans danger.',
  retry: 'Réessayer',
  slip: 'Reçu {number}',
  waiting: 'Attend son tour',
  sending: 'Saisie en cours…',
  entered: 'Saisie',
  stood: 'Déjà saisie',
  refused: 'Refusée',
  unread: 'Non saisie',
  failed: 'Sans réponse',
  raffleOrders: '{raffle} × {number}',
  total: 'Total',
  takenAt: 'Prise',
  takenBy: 'Prise par {name}',
  takenBySomebody: 'Prise par une personne qui n’est plus là',
  numbers: '{first} – {last}',
  noDrawLeft:
    'Elle est arrivée après le verrouillage de la dernière liste : elle ne participe plus à rien. Annulez-la et remboursez-la.',
  late: 'Elle est arrivée après la fin des ventes : elle ne participe à aucun tirage tant que vous ne l’y admettez pas.',
  another: 'C’est une autre commande',
} satisfies French<SlipTexts>
