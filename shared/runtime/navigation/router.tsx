/**
 * The exports of react-router-dom that screens use. Sharing the whole package would prevent tree shaking
 * and weigh 52 kB instead of 12.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
