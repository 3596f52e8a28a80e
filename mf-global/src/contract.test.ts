import { moduleContract } from '@ciguawatch/shared/testing/module-contract';
import en_US from '../locales/en_US.json';
import fr_FR from '../locales/fr_FR.json';
import declaration from '../module.json';
import * as entry from './entry';
import { pages } from './root';

moduleContract({ id: 'mf-global', declaration, pages, entry, texts: { fr_FR, en_US } });
